import fc from 'fast-check';

// Fixed seed: failures come from changes. LUMITOR_RUNS uses random seeds.
if (!process.env.LUMITOR_RUNS) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });
