/** The middle value, the lower of two; 0 of nothing. The array is sorted in a copy. */
export const medianOf = (values: Float64Array): number =>
  values.length === 0 ? 0 : values.slice().sort()[(values.length - 1) >> 1]!;
