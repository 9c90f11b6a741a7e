import { missions, vision } from './content';

/** The vision as a statement, the missions as work to do. */
export function VisionMission() {
  return (
    <div className="grid gap-10 xl:grid-cols-12 xl:gap-12">
      <div className="rounded-3xl bg-brand-800 p-7 text-white pattern-kawung sm:p-10 xl:col-span-6">
        <h3 className="text-saffron-300">Visi</h3>
        <p className="mt-4 text-2xl leading-snug font-bold tracking-tight sm:text-3xl">{vision}</p>
      </div>
      <div className="xl:col-span-6">
        <h3 className="text-brand-600">Misi</h3>
        <ol className="mt-2 divide-y divide-paper-line">
          {missions.map((mission, index) => (
            <li key={mission} className="grid grid-cols-[2.5rem_1fr] py-4 text-lg">
              <span aria-hidden="true" className="font-extrabold text-saffron-600">
                {index + 1}
              </span>
              {mission}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
