/** A narrow column breaks the address after its @. */
export function EmailText({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  if (domain === undefined) return email;
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
