/**
 * In a copy of the repository with an edited and built contract: derives its vectors and runs the conformance run
 * against its stub. Prints what does not follow the edit.
 */
// The stub reads the vectors when it is loaded.
await import('../../../test/contract/vectors.ts');
const { formatReport, runConformance } = await import('../src/conformance/index.ts');
const { startStub } = await import('../src/index.ts');

const key = 'test-key';
const stub = await startStub({ key, queueTime: 0, processingTime: 0 });
const report = await runConformance({
  url: stub.url,
  key,
  strict: true,
  speed: Infinity,
  only: ['recordings', 'inputs', 'keys'],
});
await stub.close();
const { violations, errors } = report;
const found = [...stub.violations, ...errors];
if (violations > 0) found.push(formatReport(report));
if (found.length > 0) {
  console.error(found.join('\n'));
  process.exitCode = 1;
}
