import { SelectArrayInput } from 'react-admin';

interface SeveralInputProps {
  source: string;
  label: string;
  choices: readonly { id: string; name: string }[];
}

/** What a list is narrowed by: any of the values chosen will do. */
export function SeveralInput({ choices, ...named }: SeveralInputProps) {
  const namesOf = (chosen: readonly string[]) =>
    choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <SelectArrayInput
      {...named}
      choices={[...choices]}
      translateChoice={false}
      helperText={false}
      options={{ renderValue: (chosen) => namesOf(chosen as string[]).join(', ') }}
    />
  );
}
