/** Words that a question may hold and that distinguish no page. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also am an and another any anybody anyone anything are arent as at available be
   because become been before being but by can cant could couldnt did didnt do does doesnt doing dont each
   either else even ever every explain find for from further get gets getting give gives go goes going got had
   has have havent having he her here hers hey hi him his how i id if ill im in into is isnt it its ive just
   kind know let lets like long lot make many may maybe me mean means might mine more most much must my need
   needs no nor not now of off offer offers oh ok okay on once one only or other our ours out over own please
   possible quite rather really regarding same say shall she should shouldnt show so some somebody someone
   something such sure tell than thank thanks that thats the their them then there theres these they theyre
   thing things this those through to too under until up upon us very want wants was wasnt way we well were
   what whats when where wheres whether which while who whom whos whose why will with within without wondering
   wont would yes yet you your youre yours`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
