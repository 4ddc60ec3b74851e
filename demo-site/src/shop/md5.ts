/** Rotations and sine-derived constants of RFC 1321. */
const rotations = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Array.from(
  { length: 64 },
  (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0,
);

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, bytes.length << 3, true);
  view.setUint32(view.byteLength - 4, Math.floor(bytes.length / 2 ** 29), true);
  return view;
}

type State = readonly [number, number, number, number];

function block(state: State, view: DataView, offset: number): State {
  let [a, b, c, d] = state;
  for (let step = 0; step < 64; step++) {
    const round = step >> 4;
    const [mixed, word] =
      round === 0
        ? [(b & c) | (~b & d), step]
        : round === 1
          ? [(d & b) | (~d & c), (5 * step + 1) % 16]
          : round === 2
            ? [b ^ c ^ d, (3 * step + 5) % 16]
            : [c ^ (b | ~d), (7 * step) % 16];
    const sum = (a + mixed + (sines[step] ?? 0) + view.getInt32(offset + word * 4, true)) | 0;
    const turn = rotations[round * 4 + (step % 4)] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0];
}

/**
 * Returns the MD5 hash of bytes, or of a text in UTF-8, as lower-case hex. It is for keys and names in the CMS's format, not for
 * security.
 */
export function md5(input: string | Uint8Array): string {
  const view = padded(typeof input === 'string' ? new TextEncoder().encode(input) : input);
  let state: State = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let offset = 0; offset < view.byteLength; offset += 64) state = block(state, view, offset);
  const out = new DataView(new ArrayBuffer(16));
  state.forEach((word, index) => {
    out.setInt32(index * 4, word, true);
  });
  return Array.from(new Uint8Array(out.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
