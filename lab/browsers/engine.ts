/** One tab with its own cookies in one browser, as far as every driver protocol goes. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs a JavaScript expression in the page; resolves to its value as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element with the pointer. */
  click(selector: string): Promise<void>;
  /** Types into the element with the keyboard. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'j' | 'k'): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

/** A started browser engine. */
export interface Engine {
  readonly version: string;
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

/** An engine that may be installed on this machine. */
export interface EngineChoice {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** What is missing to start it; empty when everything is there. */
  findMissing(): string[];
  /** How to install it on Debian. */
  readonly advice: string;
  start(): Promise<Engine>;
}
