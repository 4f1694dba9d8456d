export interface CallOptions {
  readonly body?: object | FormData | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A browser as a running server sees it: it keeps its cookies, and copies the CSRF cookie into the header. */
export interface Visitor {
  /** Sends a request as it is; whatever the status is. The body has to be read. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** Sends JSON; rejects when the server cannot be reached or does not answer with success. */
  send<Body>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Body>;
  /** What it sends with every request: its cookies, and the CSRF cookie's value. */
  headers(): Record<string, string>;
  /** Goes on with the same cookies, at the address where the server is now. */
  follow(address: string): void;
}

export function makeVisitor(first: string): Visitor {
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
    follow: (next) => {
      address = next;
    },
  };
}
