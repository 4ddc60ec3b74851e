const LONGEST = 254;
const LONGEST_NAME = 64;
const NAME = /^[^\s<>()[\]\\,;:"]+$/;
const LABEL = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,62}$/u;
/** Marks that set the direction of writing: they come along when an address is copied from a Hebrew text. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** An address as it was meant: without white space around it and without marks nobody sees. */
export function cleanEmail(typed: string): string {
  return typed.replace(DIRECTION_MARKS, '').trim();
}

/** True for what can be an e-mail address on the public network, whose domain has a dot (SB-1). */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(0, at));
  const labels = address.slice(at + 1).split('.');
  return (
    address.length <= LONGEST &&
    name.length <= LONGEST_NAME &&
    NAME.test(name) &&
    !name.includes('@') &&
    !/^\.|\.\.|\.$/.test(name) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !label.endsWith('-')) &&
    !/^\p{N}*$|^.$/u.test(labels.at(-1) ?? '')
  );
}
