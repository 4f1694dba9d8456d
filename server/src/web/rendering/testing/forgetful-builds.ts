/** A malicious server build that tries to show data of one person in the page of the next. */
export interface ForgetfulBuild {
  readonly what: string;
  /** Code at the start of the build. */
  readonly atLoad?: string;
  /** Body of a function of the person's data, `secret`, and of the shell's page task, `task`. */
  readonly keep: string;
  /** Whether it sends messages for other pages: its process is then ended. */
  readonly isForger?: true;
  /** Expression of what the build has kept of earlier pages; may be undefined. */
  readonly recall: string;
}

export const FORGETFUL_BUILDS: readonly ForgetfulBuild[] = [
  {
    what: 'keeps it in a global variable',
    keep: 'globalThis.kept = secret;',
    recall: 'globalThis.kept',
  },
  {
    what: 'keeps it in the state of its module',
    atLoad: 'let kept; const cache = new Map();',
    keep: 'kept = secret; cache.set("kept", secret);',
    recall: 'kept ?? cache.get("kept")',
  },
  {
    what: 'keeps it on a prototype',
    keep: 'Object.prototype.kept = secret; Promise.prototype.kept = secret;',
    recall: '({}).kept ?? Promise.resolve().kept',
  },
  {
    what: 'keeps it in a module of the shell',
    keep: 'require("react").kept = secret;',
    recall: 'require("react").kept',
  },
  {
    what: 'keeps it on built-in objects',
    keep: 'Math.kept = secret; Intl.kept = secret; process.env.KEPT = secret; Response.kept = secret;',
    recall: 'Math.kept ?? Intl.kept ?? process.env.KEPT ?? Response.kept',
  },
  {
    what: 'keeps it in the last match of a regular expression',
    keep: '/(.*)/.exec(secret);',
    recall: 'RegExp.$1 || undefined',
  },
  {
    what: 'keeps it in a template of its code',
    atLoad: 'const seen = new WeakMap(); const tag = (parts) => parts; const make = () => tag`constant`;',
    keep: 'seen.set(make(), secret);',
    recall: 'seen.get(make())',
  },
  {
    what: 'patches what the next page uses',
    keep: `
      const { stringify } = JSON;
      JSON.stringify = (value) => stringify(value).replaceAll('"html":"', '"html":"' + secret);
      const { push } = Array.prototype;
      Array.prototype.push = function (...items) {
        for (const item of items) if (item?.rendered) item.rendered.html = secret;
        return push.apply(this, items);
      };`,
    recall: 'undefined',
  },
  {
    what: 'keeps a timer that outlives its page',
    keep: 'const tick = () => { globalThis.kept = secret; setTimeout(tick, 1); }; tick();',
    recall: 'globalThis.kept',
  },
  {
    what: 'keeps reading after its page',
    keep: `void (async () => {
      for (let page = 0; page < 20; page += 1) { await task.read('/api/jobs/'); globalThis.kept = secret; }
    })();`,
    recall: 'globalThis.kept',
  },
  {
    what: 'responds for the pages of others, in their place',
    isForger: true,
    keep: `
      const { push } = Array.prototype;
      Array.prototype.push = function (...items) {
        for (const item of items) {
          if (item?.kind !== 'done') continue;
          for (let other = 0; other < 40; other += 1)
            if (other !== item.task) push.call(this, { ...item, task: other, rendered: { ...item.rendered, html: secret } });
        }
        return push.apply(this, items);
      };`,
    recall: 'undefined',
  },
  {
    what: 'reads in the name of others',
    isForger: true,
    keep: `
      const { push } = Array.prototype;
      Array.prototype.push = function (...items) {
        for (const item of items)
          if (item?.kind === 'read') for (let other = 0; other < 40; other += 1) push.call(this, { ...item, task: other });
        return push.apply(this, items);
      };
      await task.read('/api/auth/me/');
      globalThis.kept = await (await task.read('/api/auth/me/')).text();`,
    recall: 'globalThis.kept',
  },
];

/** The shell's build around them: the page shows what was kept of earlier ones, then the person's own name. */
export const FORGETFUL_SHELL = `
  exports.lent = { react: { version: '19' } };
  exports.render = async (task) =>
    ({ kind: 'page', status: 200, title: '', head: {}, state: '{}', html: await task.remote.render(task) });
`;

const toFunction = ({ keep, recall, atLoad = '' }: ForgetfulBuild): string => `(() => {
  ${atLoad}
  return { async keep(secret, task) { ${keep} }, recall: () => ${recall} };
})()`;

/** All of them in one build, which takes that of the query's number. */
export const FORGETFUL_REMOTE = `
  const builds = [${FORGETFUL_BUILDS.map(toFunction).join()}];
  exports.remote = { async render(task) {
    const { keep, recall } = builds[task.url.split('?')[1]];
    const secret = await (await task.read('/api/auth/me/')).text();
    const kept = recall();
    await keep(secret, task);
    return (kept ?? 'nothing') + ' of others for ' + secret;
  } };
`;
