import type { UploadPlatform } from '../upload.ts';

/** One sent request, with functions that control its server and its connection. */
export interface FakeUpload {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly isAborted: () => boolean;
  /** Reports that `sent` of `total` bytes of the body have been sent. */
  progress(sent: number, total: number): void;
  /** Reports that a part of the answer has been received. */
  receive(): void;
  /** Sends the answer. `from` is the URL after redirects. */
  answer(body: unknown, status?: number, from?: string): void;
  /** Breaks the connection. */
  fail(): void;
}

/** Creates a fake of `XMLHttpRequest` at https://shop.test, which passes each sent request to `onSend`. */
export function fakeUploads(onSend: (upload: FakeUpload) => void = () => {}): {
  readonly platform: UploadPlatform;
  readonly sent: FakeUpload[];
} {
  const sent: FakeUpload[] = [];
  const createRequest = () => {
    const upload = new EventTarget();
    const request = { method: '', url: '', headers: {} as Record<string, string>, aborted: false };
    const xhr = Object.assign(new EventTarget(), {
      upload,
      status: 0,
      statusText: '',
      responseText: '',
      responseURL: '',
      getResponseHeader: () => null,
      open: (method: string, url: string | URL) => Object.assign(request, { method, url: String(url) }),
      setRequestHeader(name: string, value: string) {
        request.headers[name] = value;
      },
      send(body: FormData) {
        const { method, url, headers } = request;
        const progress = (target: EventTarget, loaded: number, total: number) =>
          target.dispatchEvent(
            Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }),
          );
        const fake: FakeUpload = {
          method,
          url,
          headers,
          body,
          isAborted: () => request.aborted,
          progress: (loaded, total) => progress(upload, loaded, total),
          receive: () => progress(xhr, 1, 0),
          answer(answered, status = 200, from = '') {
            if (request.aborted) return;
            const responseText = typeof answered === 'string' ? answered : JSON.stringify(answered);
            Object.assign(xhr, { status, responseText, responseURL: from });
            xhr.dispatchEvent(new Event('load'));
          },
          fail: () => xhr.dispatchEvent(new Event('error')),
        };
        sent.push(fake);
        onSend(fake);
      },
      abort() {
        request.aborted = true;
        xhr.dispatchEvent(new Event('abort'));
      },
    });
    return xhr as unknown as XMLHttpRequest;
  };
  return { platform: { createRequest, base: () => 'https://shop.test/contact/' }, sent };
}
