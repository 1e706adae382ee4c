/** Samples as one text: `<input>…</input><output>…</output>`, repeated. It is no XML: texts stand in it as they are. */
export const examplesText = (samples: readonly { input: string; output: string }[]): string =>
  samples.map(({ input, output }) => `<input>${input}</input><output>${output}</output>`).join('');
