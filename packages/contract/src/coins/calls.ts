export * as coinLedger from './ledger.ts';
