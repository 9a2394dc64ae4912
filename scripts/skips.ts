interface Result {
  name: string;
  assertionResults: Array<{ fullName: string; status: string; failureMessages?: string[] }>;
}

/** Run only by their own commands, as they take minutes or apply to some records only. */
const byIntent = [
  /\/tests\/e2e\/topology\.test\.ts: /,
  /\/tests\/engines\/pages\.night\.test\.ts: /,
  /\/resources\/plans\.night\.test\.ts: .*answers every statement within the limit$/,
  /\/resources\/queries\.night\.test\.ts: any combination of filters and sorts answers within the limit, or is named$/,
  /\/tests\/admin\/resources\.night\.test\.tsx: .*opens the edit dialog even when the fetch fails, with a message$/,
];

/** The tests that no project ran, although one should have: a server test may be for only one of the two databases. */
export function skippedEverywhere(results: Result[]): string[] {
  const ran = new Map<string, boolean>();
  for (const { name, assertionResults } of results) {
    for (const { fullName, status } of assertionResults) {
      const test = `${name}: ${fullName}`;
      ran.set(test, (ran.get(test) ?? false) || status === 'passed' || status === 'failed');
    }
  }
  return [...ran]
    .flatMap(([test, did]) => (did || byIntent.some((one) => one.test(test)) ? [] : [test]))
    .sort();
}

/** The tests that passed at their second try only: each depends on something that it does not wait for, and is to be mended. */
export const passedAtSecondTry = (results: Result[]): string[] =>
  results.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages = [] }) =>
      status === 'passed' && failureMessages.length > 0
        ? [`${name}: ${fullName}: ${failureMessages[0]}`]
        : [],
    ),
  );
