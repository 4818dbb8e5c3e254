/** Ends with 0 where the site on this machine answers, else with 1: the health check of a container. Node's own modules only. */
const address = `http://localhost:${process.env.PORT || 3000}/api/health/live`
const isAlive = await fetch(address).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isAlive ? 0 : 1)
