/** The failed assertions of a pgTAP run, each with its diagnosis; empty when all of the plan passed. */
export function failures(output: string[]): string[] {
  const lines = output.flatMap((text) => text.split('\n'));
  const results = lines.filter((line) => /^(not )?ok \d+/.test(line));
  const planned = Number(
    lines.map((line) => /^1\.\.(\d+)/.exec(line)?.[1]).find((count) => count !== undefined),
  );
  const failed = lines.flatMap((line, index) =>
    /^not ok \d+(?!.*# TODO)/.test(line) ? [line + diagnosis(lines.slice(index + 1))] : [],
  );
  if (Number.isNaN(planned)) failed.push('The file has no plan.');
  else if (planned !== results.length) failed.push(`Planned ${planned} assertions, ran ${results.length}.`);
  return failed;
}

function diagnosis(following: string[]): string {
  const end = following.findIndex((line) => !line.startsWith('#'));
  return following
    .slice(0, end === -1 ? undefined : end)
    .map((line) => `\n${line}`)
    .join('');
}
