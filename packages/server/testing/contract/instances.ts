import type { TestEngine } from '../engines.ts';
import { freshService, type Service } from '../freshService.ts';

export async function instancesOn(engine: TestEngine, count: number): Promise<Service[]> {
  const open = await engine.create();
  const services: Service[] = [];
  for (let made = 0; made < (engine.isShared ? count : 1); made += 1)
    services.push(await freshService({ database: await open() }));
  return services;
}

export async function serviceOn(engine: TestEngine): Promise<Service> {
  const [service] = await instancesOn(engine, 1);
  return service as Service;
}

export const atOnce = <Result>(
  services: readonly Service[],
  times: number,
  act: (service: Service, index: number) => Promise<Result>,
): Promise<Result[]> =>
  Promise.all(
    Array.from({ length: times }, (_, index) => act(services[index % services.length] as Service, index)),
  );
