/** How much of an upload is on its way, in bytes of the request body. */
export type UploadProgress = (sentBytes: number, totalBytes: number) => void;

interface Sending {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: FormData | string;
  signal: AbortSignal;
}

/** The same as `fetch`, for bodies whose sending takes long enough to be watched; the answer is read whole. */
export function sendForm(url: string, sending: Sending, onProgress: UploadProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = sending;
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.open(sending.method, url);
    for (const [name, value] of Object.entries(sending.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }));
    request.onerror = () => reject(new TypeError('The upload did not arrive'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(sending.body);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
