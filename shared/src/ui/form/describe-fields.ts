export interface FieldDescription<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly errors: readonly string[];
}

export type DescribeField<Name extends string> = (name: Name) => FieldDescription<Name>;

/** Returns the properties of each form control: the field name on the wire, the label and the errors. */
export const describeFields =
  <Name extends string>(
    labels: Readonly<Record<Name, string>>,
    errorsOf: (name: Name) => readonly string[],
  ): DescribeField<Name> =>
  (name) => ({ name, label: labels[name], errors: errorsOf(name) });
