export * as audit from './audit/audit.ts';
export * as cards from './cards.ts';
export * as config from './config.ts';
export * as countdowns from './countdowns.ts';
export * as home from './home.ts';
export * as homePage from './home-page.ts';
export * as pictures from './pictures.ts';
export * as service from './service.ts';
