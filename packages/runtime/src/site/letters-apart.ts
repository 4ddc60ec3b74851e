/** Counts the letters that only one of two words contains, ignoring their order, plus the difference in length. */
export function lettersApart(a: string, b: string): number {
  const notInBoth = [...(a + b)].filter((letter) => !a.includes(letter) || !b.includes(letter));
  return notInBoth.length + Math.abs(a.length - b.length);
}
