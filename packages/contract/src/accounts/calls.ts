export * as checkIn from './check-in.ts';
export * as people from './people.ts';
export * as settings from './settings.ts';
export * as signIn from './sign-in.ts';
export * as passwordAndCodes from './sign-up.ts';
export * as userBatches from './user-batches.ts';
export * as userDetails from './user-details.ts';
export * as usersAdmin from './users-admin.ts';
