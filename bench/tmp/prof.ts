import { choicesFrom, continueWith } from '../begun.ts';
import { openPage, withBrowser } from '../browser.ts';
import { straightLayout } from '../layouts.ts';
import { fetchCatalogue, withService } from '../service.ts';
await withService(async (service) => {
  const choices = choicesFrom(await fetchCatalogue(service));
  await withBrowser(async (browser) => {
    const page = await openPage(browser, service.url);
    await continueWith(page, straightLayout(999), choices);
    await page.getByRole('application').focus();
    const add = async (n: number) => { for (let i=0;i<n;i++){ await page.keyboard.press('Enter'); await page.waitForTimeout(300); await page.keyboard.press('Backspace'); await page.waitForTimeout(300+(i%17)); } };
    await add(5);
    await browser.startTracing(page, { categories: ['devtools.timeline','cc','blink','v8', 'disabled-by-default-devtools.timeline'] });
    await add(20);
    const t = JSON.parse(String(await browser.stopTracing()));
    const spans = t.traceEvents.filter((e:any)=>e.ph==='X').sort((a:any,b:any)=>a.ts-b.ts);
    const keys = spans.filter((e:any)=>e.name==='EventDispatch'&&e.args.data?.type==='keydown').filter((_:any,i:number)=>i%2===0);
    const sums: Record<string, number[]> = {};
    for (const k of keys) {
      const f = spans.find((e:any)=>e.name==='ProxyMain::BeginMainFrame'&&e.tid===k.tid&&e.pid===k.pid&&e.ts>=k.ts+k.dur);
      const within = spans.filter((e:any)=>e.tid===k.tid&&e.pid===k.pid&&e.ts>=k.ts&&e.ts<=f.ts+f.dur);
      const one: Record<string, number> = {};
      one['# key']=k.dur; one['# gap']=f.ts-k.ts-k.dur; one['# frame']=f.dur; one['# total']=f.ts+f.dur-k.ts;
      for (const e of within) one[e.name]=(one[e.name]??0)+e.dur;
      for (const [n,v] of Object.entries(one)) (sums[n]??=[]).push(v);
    }
    const med=(a:number[])=>a.sort((x,y)=>x-y)[Math.floor(a.length/2)]!;
    for (const [n,v] of Object.entries(sums).map(([n,v])=>[n,med(v)] as const).sort((a,b)=>b[1]-a[1]).slice(0,45)) console.log((v/1000).toFixed(2).padStart(8), n);
  });
});
