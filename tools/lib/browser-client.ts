export interface CallOptions {
  readonly body?: object | FormData | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** HTTP client that behaves like a browser: keeps cookies, and copies the CSRF cookie into the header. */
export interface BrowserClient {
  /** Sends a request; resolves for any status. The caller must consume the body. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** Sends JSON; rejects if the server is unreachable or the status is not 2xx. */
  send<Body>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Body>;
  /** Headers of every request: the cookies, and the value of the CSRF cookie. */
  headers(): Record<string, string>;
  /** Continues with the same cookies at the server's new address. */
  setAddress(address: string): void;
}

export function createBrowserClient(first: string): BrowserClient {
  const cookies = new Map<string, string>();
  let address = first;

  function keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
  }

  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrftoken': decodeURIComponent(cookies.get('csrftoken') ?? ''),
  });

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
    const { body, headers: more, signal } = options;
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, address), {
      method,
      headers: { ...headers(), ...(body && !isForm && { 'content-type': 'application/json' }), ...more },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    keepCookies(response);
    return response;
  }

  return {
    call,
    async send<Body>(method: string, path: string, body?: object): Promise<Body> {
      if (body && !cookies.has('csrftoken')) await (await call('GET', '/api/auth/regions/')).text();
      const response = await call(method, path, { body });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text) as Body;
    },
    headers,
    setAddress: (next) => {
      address = next;
    },
  };
}
