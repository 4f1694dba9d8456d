import type { Verb } from './verbs';

export const HELP: Readonly<Record<Verb, string>> = {
  dev: 'dev [remote] [--shell <address> | --local] [--port 4100]',
  publish: 'publish [remote] [--from <folder>] [--no-build] [--no-check] [--promote --reason <why>]',
  promote:
    'promote <remote> [version] [--channel staging] --reason <why>\n  promote <remote>@<version> <remote>@<version> … --reason <why>',
  canary:
    'canary <remote> <per cent> [version] [--margin 1] [--minimum-views 100] --reason <why>\n  canary <remote>@<version> <remote>@<version> … <per cent> --reason <why>',
  link: 'link <remote>[@<version>] …',
  halt: 'halt <remote> --reason <why>',
  rollback: 'rollback <remote> [version] --reason <why>\n  rollback --train <number> --reason <why>',
  kill: 'kill <remote> --reason <why>',
  revive: 'revive <remote> --reason <why>',
  check: 'check <remote> [version] [--channel staging], or several as for promote',
  status:
    'status [remote]\n  status --operations\n  status --without <operation | remote[@version]>\n  status --contains <package[@version]>',
  token:
    'token create <name> --remote <remote|*> [--paths /a,/b] [--days 90] [--pipeline | --person <name>] | token list | token revoke <id>',
  paths:
    'paths [list] | paths grant <remote> <path> [--access login] [--beside <remote>] | paths revoke <remote> <path>',
  sbom: 'sbom [<remote>[@<version>]]',
  approvals: 'approvals',
  rebuild: 'rebuild <remote>[@<version>]',
};

const MEANINGS: Readonly<Record<Verb, string>> = {
  dev: 'runs the remote from this machine in the shell of a server, until Ctrl-C; every edit shows',
  publish: 'checks the types, builds what is stale, and uploads it; nobody sees it yet',
  promote: 'asks the gate, opens its pages, and shows it to everybody; several as one, a release train',
  canary: 'shows it to a share of the visitors; again with more, to let it grow; several as one, a set',
  link: 'prints the address that shows one release, or a set, to every browser that opens it',
  halt: 'ends the rollout, of a set all of it: everybody gets the stable release again',
  rollback: 'shows the last good release again, or a named one; of a train, all of it',
  kill: 'takes the remote away: its pages do not exist any more',
  revive: 'brings back what was killed',
  check: 'asks the gate and opens its pages, and moves nothing',
  status:
    'what is live, since when, by whom, how it does, and the newest failures; which releases call which operations, what breaks without one, and which contain a package',
  token: 'makes, lists and ends the tokens of teams (for operators)',
  paths: 'which remote may claim which addresses; grants and takes them back (for operators)',
  sbom: 'the bill of materials of a release in CycloneDX; without a name, that of the server (for operators)',
  approvals: 'what waits for the approval of a person, and who can approve',
  rebuild: 'builds a published release once more, and tells the server when it gives the same bytes',
};

const OPTIONS = `Options
  --server <address>   the Metier to talk to (METIER_SERVER, else http://localhost:3000)
  --shell <address>    the same, for dev
  --local              for dev: a server of this machine with demo data, from the package @metier/server
  --channel <name>     production, unless staging is said
  --reason <why>       stands in the history; asked for on a terminal
  --login <role>=<name>:<password>
                       whom the smoke run signs in as, for pages of a role; as often as needed
  --access <who>       whose pages a path is for: public (everybody, unless said), login, job_seeker, job_provider,
                       operator
  --beside <remote>    the remote that keeps the rest of the prefix; paths in both belong to the longer grant
  --wait <minutes>     how long to wait for a person’s approval (a day on a terminal, else not at all)
  --pipeline           the token publishes and stages, and never promotes
  --person <name>      the approver whose token it is
  --no-check           publishes without a look at the types
  --no-smoke           opens no pages in a browser
  --dry-run            does everything but the change
  --json               one JSON document on stdout, and nothing else

The token stands in RELEASE_TOKEN; beside a server on this machine, the operator's is found by itself.
A version may be given short: 1.4.2 is the newest build of 1.4.2, and 1 that of 1; left out, it is the newest
published one. A release train over several remotes needs an operator's token.

Ends with 0 done, 1 wrong usage or unexpected, 2 the gate said no, 3 published already or moved by somebody else,
4 not allowed, 5 the server cannot be reached, 6 a person has to approve it first.`;

export function drawHelp(program: string): string {
  const commands = Object.entries(HELP).map(([verb, words]) => `  ${words}\n      ${MEANINGS[verb as Verb]}`);
  return [`${program} <command>`, ...commands, '', OPTIONS].join('\n');
}
