import fc from 'fast-check';

// A failure comes from a change, not from the draw. LUMITOR_RUNS uses random seeds.
if (!process.env.LUMITOR_RUNS) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });
