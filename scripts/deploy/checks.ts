export const found = { passed: 0, failed: [] as string[] };

export function check(what: string, isSo: boolean, seen?: unknown): void {
  if (isSo) found.passed += 1;
  else found.failed.push(what);
  console.log(
    `  ${isSo ? 'ok     ' : 'FAILED '} ${what}${isSo || seen === undefined ? '' : `: ${JSON.stringify(seen)}`}`,
  );
}
