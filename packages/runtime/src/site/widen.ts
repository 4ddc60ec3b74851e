/** A preset of names whose texts may be any text: what a page may put in their place. */
export type Widen<T> = T extends string
  ? string
  : T extends readonly unknown[]
    ? readonly string[]
    : { readonly [Key in keyof T]: Widen<T[Key]> };
