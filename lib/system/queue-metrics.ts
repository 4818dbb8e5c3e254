import 'server-only'
import { metrics } from '@opentelemetry/api'
import { sharedJobHealth } from './job-health'

/** Measures the outbox before each export of metrics: how many messages are due, and since when the oldest is. */
export function measureQueues(takesCards: boolean): void {
  const meter = metrics.getMeter('site')
  const length = meter.createObservableGauge('mail.queue.length', {
    description: 'Messages that are due',
    unit: '{message}',
  })
  const age = meter.createObservableGauge('mail.queue.age', {
    description: 'Time since the oldest message became due',
    unit: 's',
  })
  meter.addBatchObservableCallback(
    async (result) => {
      const health = await sharedJobHealth(takesCards)
      for (const { of, waiting, seconds } of health?.queues ?? []) {
        result.observe(length, waiting, { 'mail.queue': of })
        result.observe(age, seconds, { 'mail.queue': of })
      }
    },
    [length, age],
  )
}
