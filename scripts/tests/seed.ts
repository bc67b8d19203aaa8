import fc from 'fast-check';

// The same run each time: what a change broke is told apart from what a lucky draw found. LUMITOR_RUNS roams.
if (!process.env.LUMITOR_RUNS) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });
