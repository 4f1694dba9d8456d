import { shellTexts } from './shell.texts';

/** Without the shell's own code there is nothing to draw with: a sentence, and a button that loads the page again. */
export function showStartFailure(error: unknown): void {
  const { title, message, reload } = shellTexts.shellFailed;
  const heading = document.createElement('h1');
  heading.textContent = title;
  const text = document.createElement('p');
  text.textContent = message;
  const button = document.createElement('button');
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  const panel = document.createElement('main');
  panel.append(heading, text, button);
  document.getElementById('root')?.replaceChildren(panel);
  reportError(error);
}
