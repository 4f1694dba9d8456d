/** One text of each choice by its value: `{ hourly: 'per hour', monthly: 'per month' }`. */
export const textsOf = <const Value extends string, const Name extends string, const Text extends string>(
  choices: readonly ({ readonly value: Value } & Readonly<Record<Name, Text>>)[],
  name: Name,
): Readonly<Record<Value, Text>> =>
  Object.fromEntries(choices.map((choice) => [choice.value, choice[name]])) as unknown as Record<Value, Text>;

/** The choices with other labels: `withLabels(CONTRACT_TYPES, texts.contractTypes)`. */
export const withLabels = <const Option extends { readonly value: string }>(
  choices: readonly Option[],
  labels: Readonly<Record<Option['value'], string>>,
) => choices.map((choice) => ({ ...choice, label: labels[choice.value as Option['value']] }));
