# A PostHog dashboard for the visits that the server passes on; README.md says how to apply it.

terraform {
  required_version = ">= 1.0"
  required_providers {
    posthog = {
      source  = "PostHog/posthog"
      version = "~> 1.0"
    }
  }
}

# Reads POSTHOG_API_KEY, POSTHOG_PROJECT_ID and POSTHOG_HOST.
provider "posthog" {}

locals {
  period = { date_from = "-30d" }

  # What PostHog calls a user is a visit here. One that takes longer than a day is two.
  funnel = {
    kind      = "FunnelsQuery"
    dateRange = local.period
    series = [
      { kind = "EventsNode", event = "$pageview", custom_name = "Saw a page" },
      { kind = "EventsNode", event = "waitlist_form_viewed", custom_name = "Saw a form" },
      { kind = "EventsNode", event = "waitlist_form_started", custom_name = "Began to type" },
      { kind = "EventsNode", event = "waitlist_form_submitted", custom_name = "Sent an address" },
      { kind = "EventsNode", event = "email_signup_success", custom_name = "Joined" },
    ]
    funnelsFilter = {
      funnelVizType            = "steps"
      funnelOrderType          = "ordered"
      funnelWindowInterval     = 1
      funnelWindowIntervalUnit = "day"
    }
  }
}

resource "posthog_dashboard" "waitlist" {
  name        = "Waitlist"
  description = "How visits become sign-ups. The true number of sign-ups is in the waitlist."
}

resource "posthog_insight" "funnel" {
  name          = "From a visit to a sign-up"
  dashboard_ids = [posthog_dashboard.waitlist.id]
  query_json    = jsonencode({ kind = "InsightVizNode", source = local.funnel })
}

resource "posthog_insight" "campaigns" {
  name          = "From a visit to a sign-up, by campaign"
  description   = "By utm_source; visits without one are \"none\"."
  dashboard_ids = [posthog_dashboard.waitlist.id]
  query_json = jsonencode({
    kind = "InsightVizNode"
    source = merge(local.funnel, {
      breakdownFilter = { breakdown_type = "event", breakdown = "utm_source" }
    })
  })
}

resource "posthog_insight" "errors" {
  name          = "What stopped sign-ups"
  description   = "The visits that each error has stopped on a day."
  dashboard_ids = [posthog_dashboard.waitlist.id]
  query_json = jsonencode({
    kind = "InsightVizNode"
    source = {
      kind            = "TrendsQuery"
      dateRange       = local.period
      interval        = "day"
      series          = [{ kind = "EventsNode", event = "email_signup_error", math = "dau" }]
      breakdownFilter = { breakdown_type = "event", breakdown = "error_type" }
      trendsFilter    = { display = "ActionsLineGraph", showLegend = true }
    }
  })
}
