declare module 'subset-font' {
  /** A font of nothing but some characters; of a variable font, at fixed places of its axes. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'truetype'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
