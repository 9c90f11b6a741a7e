import { mission, vision } from './content';

export function VisionMission() {
  return (
    <>
      <div className="rounded-3xl bg-brand-800 p-7 text-white pattern-kawung sm:p-10">
        <h3 className="text-saffron-300">{vision.title}</h3>
        <p className="mt-3 text-2xl leading-snug font-bold tracking-tight text-balance sm:text-3xl">
          {vision.text}
        </p>
      </div>
      <h3 className="mt-10 text-brand-600">{mission.title}</h3>
      <ol className="mt-4 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-5">
        {mission.points.map((point, index) => (
          <li
            key={point}
            className="flex gap-x-4 border-t-2 border-brand-600 py-4 sm:max-xl:last:col-span-2 xl:flex-col"
          >
            <span
              aria-hidden="true"
              className="w-6 shrink-0 text-3xl leading-tight font-extrabold text-saffron-600"
            >
              {index + 1}
            </span>
            <span className="xl:mt-2">{point}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
