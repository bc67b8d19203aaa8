import { parseConfig } from './config.ts';
import { runAccountCommand } from './sign-in/accountCommand.ts';
import { AccountFault } from './sign-in/accounts.ts';
import { StartFault } from './startFault.ts';

try {
  const lines = await runAccountCommand(process.argv.slice(2), parseConfig(process.env, []));
  for (const line of lines) console.log(line);
} catch (error) {
  if (!(error instanceof AccountFault || error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
