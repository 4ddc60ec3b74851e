/** What the shop needs from where it runs: the server gives Node's, Storybook the browser's. */
export interface Platform {
  /** Milliseconds since 1970. */
  now(): number;
  /** Unguessable lower-case hex. */
  randomHex(bytes: number): string;
  /** A keyed hash as lower-case hex. */
  hmac(secret: string, text: string): string;
  /** A salted, slow hash that says how it was made. */
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, hash: string): Promise<boolean>;
}
