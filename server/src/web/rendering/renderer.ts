import { createBuildRenderer, type BuildRenderer } from './build-renderer';
import type { Bundle } from './messages';
import type { Rendered } from './output/admit-output';
import type { RendererOptions, RenderJob } from './renderer-options';

export interface Renderer {
  /** Resolves undefined if rendering failed or timed out: the browser then renders the page. */
  render(job: RenderJob): Promise<Rendered | undefined>;
  /** Starts the process of a build that will be needed soon. */
  prepare(bundle: Bundle): void;
  /** Ends the processes of a remote's builds, or of all builds; the next page of each starts a new one. */
  retire(remote?: string): void;
  close(): void;
}

/**
 * A process takes about 60 MB. Live are one build per remote with rendered pages, and a second one during a
 * rollout.
 */
const MAX_BUILDS = 6;

/** Renders pages in separate processes, one for each build, so that builds cannot affect each other. */
export function createRenderer(options: RendererOptions): Renderer {
  const { onEnd = () => undefined } = options;
  const builds = new Map<string, { readonly name: string; readonly renderer: BuildRenderer }>();
  let isClosed = false;

  function end(key: string): void {
    builds.get(key)?.renderer.end();
    builds.delete(key);
  }

  /** Evicts the least recently used idle build in favour of a new one. */
  function open(bundle: Bundle): BuildRenderer | undefined {
    const { key, name } = bundle;
    const known = builds.get(key);
    const renderer = known?.renderer ?? createBuildRenderer(bundle, options);
    builds.delete(key);
    if (!known && builds.size >= MAX_BUILDS) {
      const [oldest] = [...builds].find(([, build]) => build.renderer.isIdle()) ?? [];
      if (oldest === undefined) return undefined;
      end(oldest);
    }
    builds.set(key, { name, renderer });
    return renderer;
  }

  return {
    render(job) {
      const build = isClosed ? undefined : open(job.bundle);
      if (build) return build.render(job);
      onEnd('busy', job.bundle.name);
      return Promise.resolve(undefined);
    },
    prepare(bundle) {
      if (!isClosed) open(bundle)?.prepare();
    },
    retire(remote) {
      for (const [key, { name }] of [...builds]) if (remote === undefined || name === remote) end(key);
    },
    close() {
      isClosed = true;
      for (const key of [...builds.keys()]) end(key);
    },
  };
}
