export * as remoteImport from './import.ts';
export * as remoteJudges from './judges.ts';
export * as remotePeople from './people.ts';
export * as remoteSubmissions from './submissions.ts';
