/** HTTP status and sentences by code; `{name}` is filled from the failure's parameters. */
export type FailureTexts = Record<string, { status: number; en: string; zh: string }>;
