import { mission, vision } from './content';

export function VisionMission() {
  return (
    <div className="grid gap-10 xl:grid-cols-12 xl:gap-12">
      <div className="rounded-3xl bg-brand-800 p-7 text-white pattern-kawung sm:p-10 xl:col-span-6">
        <h3 className="text-saffron-300">{vision.title}</h3>
        <p className="mt-4 text-2xl leading-snug font-bold tracking-tight sm:text-3xl">{vision.text}</p>
      </div>
      <div className="xl:col-span-6">
        <h3 className="text-brand-600">{mission.title}</h3>
        <ol className="mt-2 divide-y divide-paper-line">
          {mission.points.map((point, index) => (
            <li key={point} className="grid grid-cols-[2.5rem_1fr] py-4 text-lg">
              <span aria-hidden="true" className="font-extrabold text-saffron-600">
                {index + 1}
              </span>
              {point}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
