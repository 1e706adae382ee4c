/** Bodies are sent by XMLHttpRequest to be watched; the stand-in for the server answers fetch. */
export class WatchedRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onloadend = () => {};
  #target = { method: '', url: '', headers: {} as Record<string, string> };
  open(method: string, url: string) {
    this.#target = { method, url, headers: {} };
  }
  setRequestHeader(name: string, value: string) {
    this.#target.headers[name] = value;
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\n';
  abort() {}
  async send() {
    const { url, ...init } = this.#target;
    const response = await fetch(url, init);
    this.status = response.status;
    this.responseText = await response.text();
    this.onload();
    this.onloadend();
  }
}
