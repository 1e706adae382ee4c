export * as externalContests from './contests.ts';
export * as externalLinkAdmin from './link-admin.ts';
export * as externalLinks from './links.ts';
