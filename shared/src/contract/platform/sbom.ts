import { Type, type Static } from 'typebox';

/** A bill of materials; its parts are as the JSON schema of CycloneDX 1.6 has them. */
export const Sbom = Type.Object({
  bomFormat: Type.Literal('CycloneDX'),
  specVersion: Type.Literal('1.6'),
  version: Type.Integer(),
  metadata: Type.Unknown(),
  components: Type.Array(Type.Unknown()),
  dependencies: Type.Array(Type.Unknown()),
});
export type Sbom = Static<typeof Sbom>;
