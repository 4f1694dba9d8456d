import { Type, type Static } from 'typebox';
import { Channel, ReleaseName, ReleaseVersion } from './releases';

export const GateCheck = Type.Union([
  Type.Literal('contract'),
  Type.Literal('shared'),
  Type.Literal('routes'),
  Type.Literal('operations'),
  Type.Literal('files'),
  Type.Literal('size'),
  Type.Literal('styles'),
  Type.Literal('smoke'),
]);
export type GateCheck = Static<typeof GateCheck>;

export const Verdict = Type.Object({
  check: GateCheck,
  verdict: Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('unknown')]),
  /** One sentence; for a "no" it names the cause. */
  why: Type.String(),
});
export type Verdict = Static<typeof Verdict>;

export const GateBody = Type.Object(
  {
    remote: ReleaseName,
    version: ReleaseVersion,
    channel: Channel,
    /** The other releases of a train, which would go live at the same time. */
    together: Type.Optional(
      Type.Array(
        Type.Object({ remote: ReleaseName, version: ReleaseVersion }, { additionalProperties: false }),
        { maxItems: 50 },
      ),
    ),
  },
  { additionalProperties: false },
);
export type GateBody = Static<typeof GateBody>;

export const GateReply = Type.Object({
  remote: Type.String(),
  version: Type.String(),
  channel: Channel,
  can_deploy: Type.Boolean(),
  verdicts: Type.Array(Verdict),
});
export type GateReply = Static<typeof GateReply>;
