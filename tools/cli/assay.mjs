#!/usr/bin/env node
// The command itself is TypeScript; tsx reads it.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
