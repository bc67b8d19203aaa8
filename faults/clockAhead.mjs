// Loaded before the service: its clock is CLOCK_AHEAD ms ahead until SIGUSR2.
const Clock = Date;
let ahead = Number(process.env.CLOCK_AHEAD);

const now = () => Clock.now() + ahead;

globalThis.Date = new Proxy(Clock, {
  apply: () => new Clock(now()).toString(),
  construct: (_, given) => Reflect.construct(Clock, given.length === 0 ? [now()] : given),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Clock, name)),
});

process.on('SIGUSR2', () => {
  ahead = 0;
  console.log('The clock is right.');
});
