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
    const add = async (n: number) => { for (let i=0;i<n;i++){ await page.keyboard.press('Enter'); await page.waitForTimeout(400); await page.keyboard.press('Backspace'); await page.waitForTimeout(400); } };
    await add(10);
    const s = await page.context().newCDPSession(page);
    await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval',{interval:100});
    await s.send('Profiler.start'); await add(30);
    const { profile } = await s.send('Profiler.stop') as any;
    const self = new Map<string, number>(), total = new Map<string, number>();
    const byId = new Map(profile.nodes.map((n:any)=>[n.id,n])); const parent = new Map<number,number>();
    for (const n of profile.nodes) for (const c of n.children??[]) parent.set(c,n.id);
    profile.samples.forEach((id:number,i:number)=>{ const dt=profile.timeDeltas[i]; let n:any=byId.get(id); const name=(x:any)=>x.callFrame.functionName||'(anon '+x.callFrame.url.split('/').pop()+':'+x.callFrame.lineNumber+')';
      self.set(name(n),(self.get(name(n))??0)+dt); const seen=new Set<string>(); let cur:number|undefined=id; while(cur!==undefined){const k=name(byId.get(cur)); if(!seen.has(k)){seen.add(k); total.set(k,(total.get(k)??0)+dt);} cur=parent.get(cur);} });
    const show=(m:Map<string,number>,n:number)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,n).forEach(([k,v])=>console.log((v/60/1000).toFixed(3).padStart(8),k));
    console.log('SELF ms/edit'); show(self,45); console.log('TOTAL'); show(total,70);
  });
});
