/** Text that runs where it is taken for markup; the mark at its end tells which field it came from. */
export const hostile = (mark: string) => `"'><img src=x onerror=__fired=1></script>[${mark}]`;
/** The same for names of at most twenty characters; marks of two. */
export const brief = (mark: string) => `<svg onload=__xss>${mark}`;
/** Marks of the fields whose text stands somewhere in `text`. */
export const marksIn = (text: string): string[] => text.match(/\[m-[a-z-]+\]|(?<=__xss>)N\d/g) ?? [];
