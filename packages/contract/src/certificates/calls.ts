export * as certificateAdmin from './admin.ts';
export * as certificates from './certificate.ts';
export * as honors from './honors.ts';
export * as prizes from './prizes.ts';
