export interface FieldDescription<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly errors: readonly string[];
}

export type DescribeField<Name extends string> = (name: Name) => FieldDescription<Name>;

/** Ties each control of a form to the wire's name of its field, to its label and to what is wrong with it. */
export const describeFields =
  <Name extends string>(
    labels: Readonly<Record<Name, string>>,
    errorsOf: (name: Name) => readonly string[],
  ): DescribeField<Name> =>
  (name) => ({ name, label: labels[name], errors: errorsOf(name) });
