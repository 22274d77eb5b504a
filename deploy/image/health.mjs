// Asks the server of this container whether it lives: for HEALTHCHECK, in an image without a shell or curl.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`, {
  signal: AbortSignal.timeout(2_500),
});
process.exit(answer.ok ? 0 : 1);
