#!/usr/bin/env node
// The command itself is TypeScript; tsx reads it. On a machine that has only the repository the packages come first.
import { providePackages } from '../start/packages.mjs';

await providePackages();
const { register } = await import('tsx/esm/api');
register();
await import('./main.ts');
